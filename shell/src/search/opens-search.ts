/** Marks the link to the search's own page which opens the search over the page once the script runs. */
export const OPENS_SEARCH = 'data-opens-search';

/** The search's own page. */
export const SEARCH_PATH = '/suche';
