declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

/** The version of the release this code is built into (remote-build). */
declare const FIRN_RELEASE_VERSION: string;
