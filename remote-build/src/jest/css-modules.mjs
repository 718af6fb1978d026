/** Class names as they are written, so tests read like the sources. */
export default new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) });
