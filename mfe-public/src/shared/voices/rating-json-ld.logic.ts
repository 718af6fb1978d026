import type { VoicesResponse } from '@firn/shared-contracts/api';

type JsonLd = Readonly<Record<string, unknown>>;

const BEST = 5;

const ratingOf = (type: string, value: number) => ({
  '@type': type,
  ratingValue: value,
  bestRating: BEST,
  worstRating: 1,
});

/**
 * The average as search engines read it: nothing unless there is one that the page shows, too
 * (docs/domain/feedback.md#published-voices). Source: schema.org/AggregateRating and Google's rules for reviews.
 */
export function ratingJsonLd(subject: JsonLd, voices: VoicesResponse | undefined): { jsonLd?: JsonLd[] } {
  if (!voices?.rating) return {};
  const { average, count } = voices.rating;
  return {
    jsonLd: [
      {
        '@context': 'https://schema.org',
        ...subject,
        aggregateRating: { ...ratingOf('AggregateRating', average), ratingCount: count },
        review: voices.voices.map((voice) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: voice.author || 'Gast' },
          reviewBody: voice.comment,
          reviewRating: ratingOf('Rating', voice.average),
        })),
      },
    ],
  };
}
