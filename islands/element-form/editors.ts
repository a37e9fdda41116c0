/** The page's rich-text editors, which keep their text apart from the form's field: TinyMCE, CKEditor 4 and 5. */

import { scriptGlobal } from '../../src/dom/script-global'

/** An editor that replaces one field of the form. */
export interface Editor {
  readonly field: Element
  /** Writes its text into its field. */
  save(): void
  /** Whether the visitor has changed the text. Editors also rewrite the server's HTML by themselves. */
  isDirty(): boolean
  /** The present text counts as saved. */
  markSaved(): void
  /** It counts as changed, whatever the editor thinks by now. */
  markChanged(): void
  /** Shows the text of its field. */
  load(): void
}

interface TinyEditor {
  getElement(): Element
  save(): void
  isDirty(): boolean
  setDirty?(isDirty: boolean): void
  setContent(html: string): void
}
interface OldEditor {
  element: { $: Element }
  updateElement(): void
  checkDirty(): boolean
  resetDirty(): void
  setData(html: string): void
}
interface NewEditor {
  sourceElement?: Element
  updateSourceElement(): void
  getData(): string
  setData(html: string): void
}
interface Globals {
  tinymce?: { get?(): TinyEditor[] | null }
  CKEDITOR?: { instances?: Record<string, OldEditor> }
}

const textOf = (field: Element): string => (field as HTMLTextAreaElement).value ?? ''

/** TinyMCE counts a text as saved once it is in its field, whatever becomes of it. */
function fromTiny(editor: TinyEditor): Editor {
  const markChanged = () => editor.setDirty?.(true)
  return {
    field: editor.getElement(),
    save() {
      const wasDirty = editor.isDirty()
      editor.save()
      if (wasDirty) markChanged()
    },
    isDirty: () => editor.isDirty(),
    markSaved: () => editor.setDirty?.(false),
    markChanged: markChanged,
    load: () => editor.setContent(textOf(editor.getElement())),
  }
}

const fromOld = (editor: OldEditor): Editor => ({
  field: editor.element.$,
  save: () => editor.updateElement(),
  isDirty: () => editor.checkDirty(),
  markSaved: () => editor.resetDirty(),
  // A submit does not change whether it is dirty.
  markChanged: () => {},
  load: () => editor.setData(textOf(editor.element.$)),
})

/** CKEditor 5 does not say whether it was changed: its text when it was first seen is kept for comparison. */
const initialTexts = new WeakMap<NewEditor, string>()

function fromNew(editor: NewEditor, field: Element): Editor {
  if (!initialTexts.has(editor)) initialTexts.set(editor, editor.getData())
  return {
    field,
    save: () => editor.updateSourceElement(),
    isDirty: () => editor.getData() !== initialTexts.get(editor),
    markSaved: () => void initialTexts.set(editor, editor.getData()),
    // What is compared changes with a save only.
    markChanged: () => {},
    load: () => editor.setData(textOf(field)),
  }
}

/** The editors of a form's fields that are now in the page. */
export function editorsOf(form: HTMLFormElement): Editor[] {
  const tinymce = scriptGlobal('tinymce') as Globals['tinymce']
  const CKEDITOR = scriptGlobal('CKEDITOR') as Globals['CKEDITOR']
  const editables = form.querySelectorAll('.ck-editor__editable')
  const modern = [...editables].flatMap((element) => {
    const { ckeditorInstance: editor } = element as { ckeditorInstance?: NewEditor }
    return editor?.sourceElement ? [fromNew(editor, editor.sourceElement)] : []
  })
  return [
    ...(tinymce?.get?.() ?? []).map(fromTiny),
    ...Object.values(CKEDITOR?.instances ?? {}).map(fromOld),
    ...modern,
  ].filter(({ field }) => form.contains(field))
}
