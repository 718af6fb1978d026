/** The parts of headroom.js in use; the package brings no types. */
declare module 'headroom.js' {
  interface HeadroomOptions {
    /** Pixels from the top above which the element stays. */
    readonly offset?: number;
    /** Pixels to scroll before the element reacts. */
    readonly tolerance?: number;
    onPin?(): void;
    onUnpin?(): void;
    onTop?(): void;
    onNotTop?(): void;
  }

  export default class Headroom {
    constructor(element: HTMLElement, options: HeadroomOptions);
    /** Exists from 100 ms after `init`; `destroy` fails before. */
    readonly scrollTracker?: unknown;
    init(): this;
    destroy(): void;
    pin(): void;
    freeze(): void;
    unfreeze(): void;
  }
}
