import type { PinboardPostResponse } from '@firn/shared-contracts/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../format/index.ts';
import { useShell, useTexts, whileSending } from '../remote/index.ts';
import { outcomeOf, reasonOf } from '../resource/index.ts';
import styles from './pinboard.module.css';
import { pinboardPosts } from './pinboard.queries.ts';
import { pinboardTexts } from './pinboard-texts.ts';

interface PostProps {
  readonly post: PinboardPostResponse;
  readonly onRemoved: () => void;
}

/** Deleting asks once more: nothing brings a post back. */
function Removal({ post, onRemoved }: PostProps) {
  const { api } = useShell();
  const t = useTexts(pinboardTexts);
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);

  async function remove() {
    try {
      await whileSending(api.delete(post['@id'], { quiet: true }));
      onRemoved();
    } catch (error) {
      const outcome = outcomeOf(error);
      // What somebody else has deleted is deleted.
      if (outcome.kind !== 'missing') return setProblem(reasonOf(outcome));
    }
    await client.invalidateQueries({ queryKey: pinboardPosts.keys.lists });
  }

  if (!isAsking) {
    return (
      <button
        type="button"
        className={styles.button}
        aria-label={t('removeOf', { author: post.author })}
        onClick={() => setIsAsking(true)}
      >
        {t('remove')}
      </button>
    );
  }
  return (
    <div className={styles.asking}>
      <p ref={question} tabIndex={-1}>
        {t('removeQuestion')}
      </p>
      <button type="button" className={styles.button} onClick={() => void remove()}>
        {t('removeConfirm')}
      </button>
      <button type="button" className={styles.button} onClick={() => setIsAsking(false)}>
        {t('keep')}
      </button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}

export function Post({ post, onRemoved }: PostProps) {
  const t = useTexts(pinboardTexts);
  const { author, authorRole, carSharing, createdAt, text, own } = post;
  return (
    <li className={styles.post}>
      <p className={styles.author}>
        <strong>{author}</strong>
        {authorRole !== 'guest' && <span>{t(authorRole === 'guide' ? 'guide' : 'office')}</span>}
        <time className={styles.quiet} dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
      </p>
      {carSharing && <p className={styles.lift}>{t(carSharing === 'offer' ? 'offered' : 'searched')}</p>}
      <p className={styles.words}>{text}</p>
      {own && <Removal post={post} onRemoved={onRemoved} />}
    </li>
  );
}
