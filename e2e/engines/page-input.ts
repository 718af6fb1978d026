/*
 * These run in each page before its scripts, as init scripts, so they use nothing of this module. Of both engines the
 * driver types by setting `value`, which React takes for a change of its own and overlooks. Here typing is an editing
 * command, as with a keyboard.
 */

/** Firefox: the driver calls a function that it leaves in the page. */
export function typeInFirefox(): void {
  const type = (text: string) => void document.execCommand('insertText', false, text);
  Object.defineProperty(globalThis, '__pw_bidiInsertText', { get: () => type, set: () => undefined });
}

/** WebKit: the driver leaves an object that dispatches events; it presses without pointer events. */
export function typeAndPressInWebKit(): void {
  interface MouseParams {
    readonly type: string;
    readonly x: number;
    readonly y: number;
  }
  interface DriverInput {
    _insertText(target: Element | null, text: string): void;
    mouseEvent(params: MouseParams): Promise<void>;
  }
  const input = (globalThis as unknown as { __pwWebViewInput: DriverInput }).__pwWebViewInput;
  const press = input.mouseEvent.bind(input);
  const pointerEvents: Partial<Record<string, string>> = { mousedown: 'pointerdown', mouseup: 'pointerup' };
  input._insertText = (_target, text) => void document.execCommand('insertText', false, text);
  input.mouseEvent = (params) => {
    const pointer = pointerEvents[params.type];
    const { x: clientX, y: clientY } = params;
    const init = { bubbles: true, cancelable: true, clientX, clientY, pointerId: 1, isPrimary: true };
    const target = pointer && document.elementFromPoint(clientX, clientY);
    if (target) target.dispatchEvent(new PointerEvent(pointer, { ...init, pointerType: 'mouse', button: 0 }));
    return press(params);
  };
}
