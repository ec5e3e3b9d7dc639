import { type Link, linkPath } from '@chowk/domain/deep-links';
import { MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { LazyDialog } from '@/ui/lazy-overlays';

interface ShareButtonProps {
  link: Link;
  /** What it is called: the words that go with the link. */
  name: string;
  /** Beside the way back, where it must not push the page down. */
  isQuiet?: boolean;
  onShared?: (() => void) | undefined;
}

/** Sends the address of what is on show. Who may open it is decided when it is opened. */
export function ShareButton({ link, name, isQuiet = false, onShared }: ShareButtonProps) {
  const t = useMessages('links');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={isQuiet ? 'quiet' : 'secondary'}
        size={isQuiet ? 'sm' : 'md'}
        icon={<Share2 aria-hidden className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {t('share.open')}
      </Button>
      <LazyDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('share.title')}
        description={t('share.text')}
      >
        <Ways link={link} name={name} onShared={onShared} />
      </LazyDialog>
    </>
  );
}

function Ways({ link, name, onShared }: Omit<ShareButtonProps, 'isQuiet'>) {
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
