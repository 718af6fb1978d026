import { accommodationKind, NEW_ACCOMMODATION } from '../modules/accommodations/accommodations.repository.ts';
import { activityKind } from '../modules/activities/activities.repository.ts';
import { levelKind } from '../modules/levels/levels.repository.ts';
import { sleepingStyleKind } from '../modules/sleeping-styles/sleeping-styles.repository.ts';
import { ACTIVITIES, type ActivitySeed } from '../seed/catalogue/activities.ts';
import { HOUSES } from '../seed/catalogue/houses.ts';
import { LEVELS, SLEEPING_STYLES } from '../seed/catalogue/lookups.ts';
import type { SetupContext, SetupStep } from './setup-step.ts';
import { addStarter, starterListStep, starterStep } from './starter-list.ts';

async function addActivities(context: SetupContext): Promise<void> {
  const tree: readonly ActivitySeed[] = ACTIVITIES;
  for (const [position, { children, ...main }] of tree.entries()) {
    const parent = await addStarter(context, activityKind, {
      ...main,
      mainFilter: true,
      parent: null,
      position,
    });
    for (const [index, child] of children.entries())
      await addStarter(context, activityKind, { ...child, mainFilter: false, parent, position: index });
  }
}

/** Huts as they are generally known; the rest of the demo's houses is made up (docs/domain/setup.md#steps). */
const HUTS = HOUSES.filter(([kind]) => kind === 'hut').map(
  ([kind, title, place, latitude, longitude, altitude, beds]) => ({
    ...NEW_ACCOMMODATION,
    ...{ kind, title, place, altitude, beds, location: { latitude, longitude } },
  }),
);

export const STARTER_LISTS: readonly SetupStep[] = [
  starterListStep(
    levelKind,
    LEVELS.map((level, position) => ({ ...level, position })),
  ),
  starterListStep(
    sleepingStyleKind,
    SLEEPING_STYLES.map((title, position) => ({ title, position })),
  ),
  starterStep(activityKind, addActivities),
  starterListStep(accommodationKind, HUTS),
];
