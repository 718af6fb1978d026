import { ABOUT, CONTACT } from './company-pages.ts';
import { COURSES } from './course-pages.ts';
import { LEGAL_PAGES } from './legal-pages.ts';
import { PRIVATE_TOURS } from './private-pages.ts';
import { GOOD_TO_KNOW } from './service-pages.ts';
import { START_PAGE } from './start-page.ts';
import { SUMMER } from './summer-pages.ts';
import type { PageSeed } from './types.ts';
import { WINTER } from './winter-pages.ts';

export const PAGES: readonly PageSeed[] = [
  START_PAGE,
  SUMMER,
  WINTER,
  COURSES,
  PRIVATE_TOURS,
  GOOD_TO_KNOW,
  ABOUT,
  CONTACT,
  ...LEGAL_PAGES,
];
