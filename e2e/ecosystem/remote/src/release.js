export const name = 'mfe-huetten';
export const version = HUETTEN_VERSION;
