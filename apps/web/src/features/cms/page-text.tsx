import { ImagePlus } from 'lucide-react';
import { useUpload } from '@/commands/use-upload';
import { type Language, useMessages } from '@/i18n';
import { photoAddress } from '@/photos/photo-address';
import { sendOwnPhoto } from '@/photos/send-own-photo';
import { FieldError } from '@/ui/fields/field';
import { FileButton } from '@/ui/fields/file-button';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import type { PageText as Text } from './page-form';

interface PageTextProps {
  language: Language;
  text: Text;
  titleError: string | undefined;
  bodyError: string | undefined;
  onChange: (text: Text) => void;
}

const MAX = { title: 120, body: 50_000 };

export function PageText({ language, text, titleError, bodyError, onChange }: PageTextProps) {
  const t = useMessages('content');
  const { share, error, upload } = useUpload(async (file, onProgress) => {
    const path = await sendOwnPhoto('cms-images', 'page', file, onProgress);
    const picture = `![${t('edit.pictureAlt')}](${photoAddress('cms-images', path)})`;
    onChange({ ...text, body: `${text.body.trimEnd()}\n\n${picture}\n` });
  });
  return (
    <div lang={language} className="grid gap-4">
      <TextField
        label={t('edit.title')}
        maxLength={MAX.title}
        value={text.title}
        error={titleError}
        onChange={({ target }) => onChange({ ...text, title: target.value })}
      />
      <TextArea
        label={t('edit.body')}
        hint={t('edit.bodyHint')}
        rows={16}
        maxLength={MAX.body}
        value={text.body}
        error={bodyError}
        onChange={({ target }) => onChange({ ...text, body: target.value })}
      />
      <div>
        <FileButton
          accept="image/*"
          variant="secondary"
          size="sm"
          icon={<ImagePlus aria-hidden className="size-4" />}
          isLoading={share !== undefined}
          onFiles={([file]) => file && void upload(file)}
        >
          {t('edit.picture')}
        </FileButton>
        <FieldError id={undefined} error={error ? t('edit.pictureFailed') : undefined} />
      </div>
    </div>
  );
}
