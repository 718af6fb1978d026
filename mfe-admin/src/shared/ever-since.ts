/** Before the first event of all: past ones are shown, too. */
export const EVER_SINCE = '2000-01-01';
