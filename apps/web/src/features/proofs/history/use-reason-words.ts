import { REJECT_REASONS, type RejectReason } from '@chowk/domain/proofs';
import { useEffect, useState } from 'react';
import { LANGUAGES, messagesOf, useLanguage, useMessages } from '@/i18n';

type Words = Readonly<Record<string, string>>;

export interface ReasonWords {
  readonly language: string;
  readonly text: string;
}

/** A reason as the shop will read it, in each language: the reviewer may not know which is theirs. */
export function useReasonWords() {
  const t = useMessages('reasons');
  const own = useLanguage();
  const [others, setOthers] = useState<readonly (readonly [string, Words])[]>([]);

  useEffect(() => {
    let isWanted = true;
    const rest = LANGUAGES.filter((language) => language !== own);
    const loading = rest.map(
      async (language) => [language, await messagesOf(language, 'reasons')] as const,
    );
    Promise.all(loading).then(
      (found) => isWanted && setOthers(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [own]);

  return {
    name: (reason: RejectReason) => t(`reason.${reason}`),
    inEach: (reason: RejectReason): ReasonWords[] => {
      const todo = `todo.${REJECT_REASONS[reason]}` as const;
      return [
        { language: own, text: `${t(`reason.${reason}`)}. ${t(todo)}` },
        ...others.map(([language, words]) => ({
          language,
          text: `${words[`reason.${reason}`]}. ${words[todo]}`,
        })),
      ];
    },
  };
}
