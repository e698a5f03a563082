/**
 * The alumni form comes alive when it is touched. Where this device keeps something under the form's id, a draft or a
 * form that waits for the connection, this touches it. And a form that is submitted before it is alive says so.
 */
const form = document.querySelector('main form') as HTMLFormElement;
form.onsubmit = () => {
	form.dataset.submitted = 'early';
};
try {
	if (localStorage.getItem(form.id)) form.dispatchEvent(new Event('focusin', { bubbles: true }));
} catch {
	// Where the store is blocked, nothing is kept.
}
