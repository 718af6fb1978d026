import { companyQuery } from '@firn/shared-ui/resource';
import type { BlockViewProps, BlockViews } from '../block-parts/block-view.types.ts';
import { fetchedOnce, LazyView } from '../block-parts/lazy-view.tsx';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { Columns } from './columns/columns.tsx';
import { blockDatesQuery } from './dates/dates.queries.ts';
import { Download } from './download/download.tsx';
import { HeaderImage } from './header-image/header-image.tsx';
import { blockOffersQuery } from './offers/offers.queries.ts';
import { PictureBlock } from './picture/picture.tsx';
import { PicturePair } from './picture-pair/picture-pair.tsx';
import { PriceTable } from './price-table/price-table.tsx';
import { Questions } from './questions/questions.tsx';
import { Quote } from './quote/quote.tsx';
import { Subtitle } from './subtitle/subtitle.tsx';
import { blockTeamQuery } from './team/team.queries.ts';
import { Text } from './text/text.tsx';
import { Video } from './video/video.tsx';
/* A stylesheet that came with its chunk would leave what the server drew without its look until then. */
import '@firn/shared-ui/availability-label.module.css';
import '../event-card/event-card.module.css';
import '../remember/remember-button.module.css';
import '../team/members.module.css';
import './finder/finder.module.css';
import './gallery/gallery.module.css';
import './map/map.module.css';
import './newsletter/newsletter.module.css';
import '../plain-form/plain-form.module.css';
import '@firn/shared-ui/captcha-box.module.css';
import '@firn/shared-ui/entry.module.css';

const loadTeam = fetchedOnce<'team'>(async () => {
  const { Team } = await import(/* webpackChunkName: "block-catalogue" */ './team/team.tsx');
  return Team;
});
const Team = (view: BlockViewProps<'team'>) => <LazyView load={loadTeam} view={view} />;

const loadDates = fetchedOnce<'dates'>(async () => {
  const { Dates } = await import(/* webpackChunkName: "block-catalogue" */ './dates/dates.tsx');
  return Dates;
});
const Dates = (view: BlockViewProps<'dates'>) => <LazyView load={loadDates} view={view} />;

const loadFinder = fetchedOnce<'finder'>(async () => {
  const { Finder } = await import(/* webpackChunkName: "block-catalogue" */ './finder/finder.tsx');
  return Finder;
});
const Finder = (view: BlockViewProps<'finder'>) => <LazyView load={loadFinder} view={view} />;

const loadOffers = fetchedOnce<'offers'>(async () => {
  const { Offers } = await import(/* webpackChunkName: "block-catalogue" */ './offers/offers.tsx');
  return Offers;
});
const Offers = (view: BlockViewProps<'offers'>) => <LazyView load={loadOffers} view={view} />;

const loadGroupSize = fetchedOnce<'group-size'>(async () => {
  const { GroupSize } = await import(/* webpackChunkName: "block-catalogue" */ './group-size/group-size.tsx');
  return GroupSize;
});
const GroupSize = (view: BlockViewProps<'group-size'>) => <LazyView load={loadGroupSize} view={view} />;

const loadGallery = fetchedOnce<'gallery'>(async () => {
  const { Gallery } = await import(/* webpackChunkName: "block-scripted" */ './gallery/gallery.tsx');
  return Gallery;
});
const Gallery = (view: BlockViewProps<'gallery'>) => <LazyView load={loadGallery} view={view} />;

const loadMap = fetchedOnce<'map'>(async () => {
  const { MapBlock } = await import(/* webpackChunkName: "block-scripted" */ './map/map.tsx');
  return MapBlock;
});
const MapBlock = (view: BlockViewProps<'map'>) => <LazyView load={loadMap} view={view} />;

const loadNewsletter = fetchedOnce<'newsletter'>(async () => {
  const { Newsletter } = await import(/* webpackChunkName: "block-scripted" */ './newsletter/newsletter.tsx');
  return Newsletter;
});
const Newsletter = (view: BlockViewProps<'newsletter'>) => <LazyView load={loadNewsletter} view={view} />;

/** Every kind of block as readers see it. A new kind is added here alone. */
export const BLOCK_VIEWS: BlockViews = {
  'header-image': { View: HeaderImage },
  subtitle: { View: Subtitle },
  text: { View: Text },
  picture: { View: PictureBlock },
  'picture-pair': { View: PicturePair },
  gallery: { View: Gallery, prefetch: loadGallery },
  quote: { View: Quote },
  'call-to-action': { View: CallToAction },
  questions: { View: Questions },
  'price-table': { View: PriceTable },
  team: {
    View: Team,
    prefetch: (data, { api, queryClient }) =>
      Promise.all([loadTeam(), queryClient.prefetchQuery(blockTeamQuery(api, data))]),
  },
  dates: {
    View: Dates,
    prefetch: (data, { api, queryClient }) =>
      Promise.all([loadDates(), queryClient.prefetchQuery(blockDatesQuery(api, data))]),
  },
  finder: { View: Finder, prefetch: loadFinder },
  offers: {
    View: Offers,
    prefetch: (data, { api, queryClient }) =>
      Promise.all([loadOffers(), queryClient.prefetchQuery(blockOffersQuery(api, data))]),
  },
  'group-size': {
    View: GroupSize,
    prefetch: (_, { api, queryClient }) =>
      Promise.all([loadGroupSize(), queryClient.prefetchQuery(companyQuery(api))]),
  },
  map: { View: MapBlock, prefetch: loadMap },
  download: { View: Download },
  newsletter: { View: Newsletter, prefetch: loadNewsletter },
  video: { View: Video },
  columns: { View: Columns },
};
