import { type ReactNode, useState } from 'react';
import { QuestionField } from '../QuestionField';
import styles from '../QuestionPreview.module.css';

/** Largest file that the product takes, in megabytes. */
const LIMIT_MB = 25;
const BYTES_PER_MB = 1024 * 1024;
const ALLOWED = 'image/*,audio/*,video/*,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp';

/** One file, the default number. The preview shows its name and checks its size; the content is never opened. */
export function FileUpload(): ReactNode {
  const [file, setFile] = useState<File>();
  const isTooLarge = file !== undefined && file.size > LIMIT_MB * BYTES_PER_MB;
  return (
    <QuestionField
      text="Please add a photo of the damaged parcel."
      hint="1 file of up to 25 MB: image, PDF, office document, audio or video."
    >
      {(ids) => (
        <>
          <input
            {...ids}
            className={styles.file}
            type="file"
            accept={ALLOWED}
            aria-invalid={isTooLarge}
            onChange={(event) => setFile(event.target.files?.[0])}
          />
          <p className={isTooLarge ? styles.problem : styles.feedback} role="status">
            {isTooLarge && `This file is larger than ${LIMIT_MB} MB.`}
            {file !== undefined && !isTooLarge && `${file.name} stays on your device: the preview does not open it.`}
          </p>
        </>
      )}
    </QuestionField>
  );
}
