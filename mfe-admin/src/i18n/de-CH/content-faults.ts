import { defineTexts } from '@firn/shared-ui/i18n';

/** What pages of the site lack. */
export const contentFaultsTexts = defineTexts('content-faults', {
  title: 'Mängel der Website',
  none: 'Keiner Seite fehlt etwas.',
  pages_one: '1 Seite mit Mängeln',
  pages_other: '{{count}} Seiten mit Mängeln',
  faults_one: '1 Mangel',
  faults_other: '{{count}} Mängel',
  obstacle: 'verhindert die Veröffentlichung',
  onlyObstacles: 'Nur, was eine Veröffentlichung verhindert',
  more: 'Weitere Seiten zeigen',
  kinds: {
    missing: '«{{what}}» fehlt.',
    'alt-missing': 'Beim Bild «{{what}}» fehlt der Alternativtext.',
    'link-broken': 'Der Link «{{what}}» führt nirgendwohin.',
    'heading-empty': 'Eine Überschrift ist leer.{{what}}',
    'description-missing': 'Die Beschreibung für Suchmaschinen fehlt.{{what}}',
    'description-duplicate': 'Dieselbe Beschreibung hat auch «{{what}}».',
    'sharp-s': '«{{what}}» schreibt man in der Schweiz mit «ss».',
  },
});
