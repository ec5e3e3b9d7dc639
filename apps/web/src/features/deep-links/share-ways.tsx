import { type Link, linkPath } from '@chowk/domain/deep-links';
import { MessageCircle, Share2 } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { CopyButton } from '@/ui/base/copy-button';

interface ShareWaysProps {
  link: Link;
  name: string;
  onShared: (() => void) | undefined;
}

/** WhatsApp first, where most of this trade talks; then copying, then whatever the device offers. */
export function ShareWays({ link, name, onShared }: ShareWaysProps) {
  const t = useMessages('links');
  const url = `${window.location.origin}${linkPath(link)}`;
  const text = t(`share.words.${link.type}`, { name });
  const message = encodeURIComponent(`${text}\n${url}`);

  /** Whoever closes the phone's own sheet has shared nothing, and need not be told. */
  async function shareByDevice() {
    const isShared = await navigator.share({ title: text, text, url }).then(
      () => true,
      () => false,
    );
    if (isShared) onShared?.();
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="break-all rounded-lg bg-sunken px-4 py-3 text-sm">
        <span className="sr-only">{t('share.address')}: </span>
        {url}
      </p>
      <ButtonLink
        isWide
        icon={<MessageCircle aria-hidden className="size-5" />}
        render={
          <a
            href={`https://wa.me/?text=${message}`}
            target="_blank"
            rel="noreferrer"
            onClick={onShared}
          >
            {null}
          </a>
        }
      >
        {t('share.whatsapp')}
      </ButtonLink>
      <CopyButton
        text={url}
        label={t('share.copy')}
        copiedLabel={t('share.copied')}
        failedLabel={t('share.copyFailed')}
        onCopied={onShared}
      />
      {'share' in navigator && (
        <Button
          variant="secondary"
          isWide
          icon={<Share2 aria-hidden className="size-5" />}
          onClick={() => void shareByDevice()}
        >
          {t('share.more')}
        </Button>
      )}
    </div>
  );
}
