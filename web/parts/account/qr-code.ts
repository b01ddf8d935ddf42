import { useEffect, useState } from 'react';

/** A text as a QR code, for an image; its library is loaded here only. */
export function useQrCode(text: string): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const draw = async () => {
      const { renderSVG } = await import('uqr');
      const svg = renderSVG(text, { border: 2 });
      if (wanted) setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    };
    void draw();
    return () => {
      wanted = false;
    };
  }, [text]);
  return picture;
}
