declare module 'ws' {
  /** The engines use this of it; it brings no types. */
  export const WebSocket: typeof globalThis.WebSocket;
}
