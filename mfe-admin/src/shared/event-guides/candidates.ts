import type { GuideCandidatesResponse } from '@firn/shared-contracts/api';
import type { Translate } from '@firn/shared-ui/i18n';
import { CANDIDATE_STANDING_LABELS, GUIDE_LEVEL_LABELS } from '@firn/shared-ui/labels';
import { useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import type { guideSearchTexts } from '../../i18n/de-CH/guide-search.ts';

const PATH = '/api/guide_candidates';
export const CANDIDATES_KEY = [PATH] as const;

export type Candidate = GuideCandidatesResponse['candidates'][number];

/** A guide is wanted for an event, or for days of an offer that has none on them yet. */
export type Wanted =
  | { readonly event: string }
  | { readonly offer: string; readonly day: readonly string[]; readonly days: number };

/** All guides, the best first (docs/domain/events.md#a-guide-falls-ill); null as long as nothing is known to ask for. */
export function useCandidates(wanted: Wanted | null) {
  const { api } = useShell();
  return useQuery({
    queryKey: [...CANDIDATES_KEY, wanted],
    queryFn: ({ signal }) =>
      api.get<GuideCandidatesResponse>(PATH, { signal, quiet: true, query: { ...wanted } }),
    enabled: wanted !== null,
    staleTime: 0,
  });
}

/** Says what is known of a guide, in the order that decides. */
export function candidateFacts(
  t: Translate<typeof guideSearchTexts>,
  { guideLevel, standing, isQualified, answer, distanceKm, seasonDays }: Candidate,
): string {
  const level = guideLevel ? GUIDE_LEVEL_LABELS[guideLevel] : t('facts.noLevel');
  return [
    CANDIDATE_STANDING_LABELS[standing],
    `${level}, ${t(isQualified ? 'facts.qualified' : 'facts.unqualified')}`,
    answer && t(`facts.${answer}`),
    distanceKm !== null && t('facts.distance', { km: String(distanceKm) }),
    t('facts.season', { count: seasonDays }),
  ]
    .filter(Boolean)
    .join(' · ');
}
