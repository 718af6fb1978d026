declare module 'ws' {
  /** What the engines use of it; it brings no types. */
  export const WebSocket: typeof globalThis.WebSocket;
}
