// jsdom has no modal dialogs; closed, they give the focus back, as the HTML standard says.
const openedFrom = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  openedFrom.set(this, document.activeElement);
  this.open = true;
};

HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement, answer = '') {
  this.open = false;
  this.returnValue = answer;
  const before = openedFrom.get(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
};
