import type { Option } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { guideSearchTexts } from '../../i18n/de-CH/guide-search.ts';
import { candidateFacts, useCandidates, type Wanted } from './candidates.ts';

export interface AskedGuides {
  /** Null as long as the days are not known. */
  readonly wanted: Wanted | null;
  readonly label: string;
  readonly description?: string;
}

/** All guides, the best first, each with who is free, qualified and has declined. */
export function useGuideOptions(wanted: Wanted | null): Option[] {
  const t = useTexts(guideSearchTexts);
  const { data, isError } = useCandidates(wanted);
  const first = isError ? 'candidatesFailed' : wanted ? (data ? 'choose' : 'loadingCandidates') : 'daysFirst';
  const candidates = data?.candidates ?? [];
  return [
    { value: '', label: t(first) },
    ...candidates.map((candidate) => ({
      value: candidate.guide['@id'],
      label: `${candidate.guide.fullName} · ${candidateFacts(t, candidate)}`,
    })),
  ];
}
