import type { PublishedVoice, VoicesResponse } from '@firn/shared-contracts/api';
import { formatAverage, formatDate, formatMonth } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { voicesTexts } from '../../i18n/de-CH/voices.ts';
import styles from './voices.module.css';

function Voice({ voice }: { readonly voice: PublishedVoice }) {
  const t = useTexts(voicesTexts);
  return (
    <li>
      <figure className={styles.voice}>
        <blockquote className={styles.comment}>{voice.comment}</blockquote>
        <figcaption className={styles.author}>
          {voice.author || t('guest')}, {voice.title}, {formatMonth(voice.start)} ·{' '}
          {t('grade', { average: formatAverage(voice.average) })}
        </figcaption>
        {voice.reply && (
          <div className={styles.reply}>
            <p className={styles.author}>
              {voice.repliedAt ? t('replied', { date: formatDate(voice.repliedAt) }) : t('reply')}
            </p>
            <p>{voice.reply}</p>
          </div>
        )}
      </figure>
    </li>
  );
}

/** True if there is anything to say. */
export const hasVoices = (voices: VoicesResponse | undefined): voices is VoicesResponse =>
  voices !== undefined && (voices.rating !== null || voices.voices.length > 0);

/** The average with its number of voices, if there are enough, and what guests let us publish. */
export function Voices({ voices: { rating, voices } }: { readonly voices: VoicesResponse }) {
  const t = useTexts(voicesTexts);
  return (
    <>
      {rating && <p>{t('rating', { average: formatAverage(rating.average), count: rating.count })}</p>}
      {voices.length > 0 && (
        <ul className={styles.list}>
          {voices.map((voice) => (
            <Voice key={voice.id} voice={voice} />
          ))}
        </ul>
      )}
    </>
  );
}
