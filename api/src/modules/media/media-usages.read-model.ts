import { type MediaUsage, NAMED_DEPENDENTS, type Usage } from '@firn/shared-contracts/api';
import { asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { contentMedia, contents } from '../contents/contents.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { rentingMaterials } from '../renting-materials/renting-materials.table.ts';
import { settings } from '../settings/settings.table.ts';
import { users } from '../users/users.table.ts';
import { mediaObjects } from './media.table.ts';

type Tour = typeof offers | typeof events;

/** What shows pictures without a foreign key that refuses their removal. */
const WORDS = { Angebot: 'Angebote', Event: 'Events', Person: 'Personen' } as const;

const shows = (tour: Tour, picture: string | AnyPgColumn): SQL | undefined =>
  or(eq(tour.headImageId, picture), sql`${picture} = any(${tour.imageIds})`);

async function tourUsages(db: Db, id: string): Promise<MediaUsage[]> {
  const inOffers = await db
    .select({ id: offers.id, title: offers.title })
    .from(offers)
    .where(shows(offers, id))
    .orderBy(asc(offers.title), asc(offers.id));
  const inEvents = await db
    .select({
      id: events.id,
      offerId: events.offerId,
      title: sql<string>`coalesce(${events.title}, ${offers.title})`,
    })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(shows(events, id))
    .orderBy(asc(events.start), asc(events.id));
  return [
    ...inOffers.map((offer) => ({
      label: 'Angebot',
      title: offer.title,
      path: `/admin/offer/${offer.id}`,
    })),
    ...inEvents.map((event) => ({
      label: 'Event',
      title: event.title,
      path: `/admin/offer/${event.offerId}/occurrences/${event.id}`,
    })),
  ];
}

async function pageUsages(db: Db, id: string): Promise<MediaUsage[]> {
  const pages = await db
    .select({ title: contents.title, slug: contents.completeSlug })
    .from(contentMedia)
    .innerJoin(contents, eq(contents.id, contentMedia.contentId))
    .where(eq(contentMedia.mediaId, id))
    .orderBy(asc(contents.completeSlug));
  const people = await db
    .select()
    .from(users)
    .where(eq(users.portraitImageId, id))
    .orderBy(asc(users.lastName), asc(users.id));
  return [
    ...pages.map(({ title, slug }) => ({
      label: 'Inhaltsseite',
      title,
      path: slug === 'startseite' ? '/' : `/${slug}`,
    })),
    ...people.map((person) => ({
      label: 'Person',
      title: fullNameOf(person),
      path: `/admin/user/${person.id}`,
    })),
  ];
}

async function materialUsages(db: Db, id: string): Promise<MediaUsage[]> {
  const materials = await db
    .select({ title: rentingMaterials.title })
    .from(rentingMaterials)
    .where(eq(rentingMaterials.imageId, id))
    .orderBy(asc(rentingMaterials.title));
  return materials.map(({ title }) => ({ label: 'Mietmaterial', title, path: '/admin/rentingMaterials' }));
}

async function mailUsages(db: Db, id: string): Promise<MediaUsage[]> {
  const heads = await db
    .select({ title: settings.senderName })
    .from(settings)
    .where(eq(settings.mailLogo, id));
  return heads.map(({ title }) => ({ label: 'Kopf der E-Mails', title, path: '/admin/settings' }));
}

/** Everything that shows a picture. */
export async function listMediaUsages(db: Db, id: string): Promise<MediaUsage[]> {
  const usages = [tourUsages, pageUsages, materialUsages, mailUsages].map((usagesOf) => usagesOf(db, id));
  return (await Promise.all(usages)).flat();
}

/** How much still shows a picture, in words, and what: «2 Angebote». */
export async function mediaUsage(db: Db, id: string): Promise<Usage[]> {
  const usages = await listMediaUsages(db, id);
  return Object.entries(WORDS).map(([one, many]) => {
    const found = usages.filter(({ label }) => label === one);
    const names = found.slice(0, NAMED_DEPENDENTS).map(({ title }) => title);
    return { label: found.length === 1 ? one : many, count: found.length, names };
  });
}

/** The frame of every page shows the picture of this title (docs/domain/screens.md#footer). */
const FOOTER_TITLE = 'Footer-Bild';

/** Condition on pictures that something shows. What is shown is read once, not once for each picture. */
export function isUsed(): SQL {
  const shown = [
    ...[offers, events].flatMap((tour) => [
      sql`select ${tour.headImageId} from ${tour}`,
      sql`select unnest(${tour.imageIds}) from ${tour}`,
    ]),
    sql`select ${contentMedia.mediaId} from ${contentMedia}`,
    sql`select ${users.portraitImageId} from ${users}`,
    sql`select ${rentingMaterials.imageId} from ${rentingMaterials}`,
    sql`select ${settings.mailLogo} from ${settings}`,
  ];
  const ids = sql.join(shown, sql` union all `);
  return sql`(${mediaObjects.title} = ${FOOTER_TITLE} or coalesce(${mediaObjects.id} in (${ids}), false))`;
}
