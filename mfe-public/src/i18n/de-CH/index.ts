import type { Messages } from '@firn/shared-contracts/shell';
import { agenda } from './agenda.ts';
import { common } from './common.ts';
import { content } from './content.ts';
import { event } from './event.ts';
import { eventImages } from './event-images.ts';
import { home } from './home.ts';
import { team } from './team.ts';
import { tour } from './tour.ts';

/** Namespace -> texts. `tour` and `common` belong to src/shared, the others to the feature of their name. */
export const messages: Readonly<Record<string, Messages>> = {
  agenda,
  common,
  content,
  event,
  eventImages,
  home,
  team,
  tour,
};
