import type { EventResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { eventTexts } from '../../i18n/de-CH/event.ts';
import { Section } from '../../shared/tour/tour-sections.tsx';
import { wayLinks } from './way-links.logic.ts';

/** Timetable, bulletin and weather for the day of an event (docs/domain/events.md#on-the-way). */
export function WaySection({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventTexts);
  const [now] = useState(() => new Date());
  const links = wayLinks(event, now);
  if (links.length === 0) return null;
  return (
    <Section id="way" title={t('way.title')}>
      <ul>
        {links.map(([name, address]) => (
          <li key={name}>
            <a href={address} rel="noopener noreferrer" target="_blank">
              {t(`way.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
