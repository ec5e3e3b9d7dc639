import { Square, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The language a text is written in, as a voice is asked for. */
export function voiceOf(text: string): 'hi-IN' | 'en-IN' {
  return DEVANAGARI.test(text) ? 'hi-IN' : 'en-IN';
}

/** Has the phone read a text out, where it has a voice. */
export function ReadAloud({ text }: { text: string }) {
  const t = useMessages('deal');
  const [isSpeaking, setIsSpeaking] = useState(false);
  useEffect(() => () => window.speechSynthesis?.cancel(), []);
  if (!('speechSynthesis' in window)) return null;

  function speak() {
    speechSynthesis.cancel();
    if (isSpeaking) return setIsSpeaking(false);
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = voiceOf(text);
    spoken.onend = () => setIsSpeaking(false);
    spoken.onerror = spoken.onend;
    setIsSpeaking(true);
    speechSynthesis.speak(spoken);
  }

  const Icon = isSpeaking ? Square : Volume2;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon aria-hidden className="size-5" />}
      onClick={speak}
    >
      {t(isSpeaking ? 'brief.stop' : 'brief.listen')}
    </Button>
  );
}
