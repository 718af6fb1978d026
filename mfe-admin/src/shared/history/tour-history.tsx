import type { EventResponse, HistoryEntryResponse, OfferResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { tourHistoryTexts } from '../../i18n/de-CH/tour-history.ts';
import { History } from './history.tsx';
import { sentencesOf } from './tour-words.logic.ts';
import { useTourFieldLabels } from './use-tour-field-labels.ts';

interface TourHistoryProps {
  readonly record: EventResponse | OfferResponse;
  /** Of the kind of record. */
  readonly stateLabels: Readonly<Record<string, string>>;
}

/** What happened to an offer or an event, with the words of their forms. */
export function TourHistory({ record, stateLabels }: TourHistoryProps) {
  const t = useTexts(tourHistoryTexts);
  const labels = useTourFieldLabels();
  const words = (entry: HistoryEntryResponse) => sentencesOf(entry, { t, labels, stateLabels });
  return <History record={record} sentencesOf={words} />;
}
