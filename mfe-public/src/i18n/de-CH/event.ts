import { defineTexts } from '@firn/shared-ui/i18n';

export const eventTexts = defineTexts('event', {
  book: 'Jetzt buchen',
  gallery_one: '{{count}} Bild ansehen',
  gallery_other: '{{count}} Bilder ansehen',
  share: {
    button: 'Weitersagen',
    copied: 'Die Adresse ist kopiert.',
    failed: 'Das ging nicht. Die Adresse ist {{url}}.',
  },
  way: {
    title: 'Auf dem Weg',
    timetable: 'Fahrplan der SBB zum Treffpunkt',
    bulletin: 'Lawinenbulletin des SLF',
    weather: 'Wetter bei MeteoSchweiz',
  },
  cancelled: { title: 'Dieser Termin ist abgesagt', reason: 'Grund: {{reason}}' },
  past: { title: 'Dieser Termin ist vorbei' },
});
