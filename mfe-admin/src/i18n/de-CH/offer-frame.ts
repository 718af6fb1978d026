import { defineTexts } from '@firn/shared-ui/i18n';

/** What stands on every page of an offer. */
export const offerFrameTexts = defineTexts('offer-frame', {
  title: 'Angebot',
  tabs: {
    offer: 'Angebot',
    occurrences: 'Events',
    images: 'Bilder',
    gallery: 'Galerie',
    pois: 'Wegpunkte',
    notes: 'Notizen',
    rentingMaterial: 'Mietmaterial',
  },
});
