/** The shell is a release too, under this name. Its pages are drawn by the frame, not loaded. */
export const SHELL_NAME = 'shell';
