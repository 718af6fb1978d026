import { remoteRenderer } from '@firn/shared-ui/testing';
import { remote } from '../app/remote.ts';

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

/** Mounts the remote at a path, for nobody in particular unless the options say otherwise. */
export const renderRemote = remoteRenderer(remote);
