import type { ListAction, SettingList } from "#app/office/site/setting-list.ts"
import { sceneFile } from "#app/ui/scene-files.ts"
import type { GalleryPicture } from "#domain/content/content.ts"
import { moveBy, moveTo, withoutIndex } from "#lib/list-order.ts"

/** Values of the field 'after', besides the scenes: move to the start, or do not move. */
const FIRST = "first"
const KEEP_POSITION = ""

const THUMB_WIDTH = 360

/** The pictures in the order of the gallery, the hidden ones included. */
export const GALLERY: SettingList<"gallery"> = {
  key: "gallery",
  messages: ({ gallery }) => gallery,
  labelOf: ({ caption }) => caption,
  columns: ({ gallery: { hidden }, state }) => [
    { heading: state, variant: "note", cell: ({ isHidden }) => isHidden && hidden },
  ],
  countOf: (pictures, { gallery: messages }) =>
    messages.shown(pictures.filter(({ isHidden }) => !isHidden).length, pictures.length),
  thumbnailOf: ({ scene, isHidden }) => ({ src: sceneFile(scene, "gallery", THUMB_WIDTH, "webp"), isHidden }),
  idOf: ({ scene }) => scene,
  buttonsOf: ({ isHidden, caption }, { gallery: messages }) => [
    isHidden
      ? { act: "show", label: messages.show, name: messages.showEntry(caption) }
      : { act: "hide", label: messages.hide, name: messages.hideEntry(caption) },
    "edit",
  ],
  actions: {
    up: (pictures, index) => moveBy(pictures, index, -1),
    down: (pictures, index) => moveBy(pictures, index, 1),
    hide: setHidden(true),
    show: setHidden(false),
  },
  slugOf: ({ scene }) => scene,
  find: (pictures, slug) => pictures.find(({ scene }) => scene === slug),

  fields: [
    { field: "caption", control: "line" },
    { field: "alt", control: "text" },
    {
      field: "after",
      control: "select",
      isPosition: true,
      options: ({ gallery: messages }, pictures, name) => [
        { value: KEEP_POSITION, label: messages.keepPosition },
        { value: FIRST, label: messages.first },
        ...pictures
          .filter(({ scene }) => scene !== name)
          .map(({ scene, caption }) => ({ value: scene, label: messages.after(caption) })),
      ],
    },
  ],
  nameOf: ({ scene }) => scene,
  labelField: "caption",
  toFormValues: ({ caption, alt }) => ({ caption, alt, after: KEEP_POSITION }),
  toInput: ({ caption = "", alt = "" }, storedPicture) => ({
    scene: storedPicture?.scene ?? "",
    isHidden: storedPicture?.isHidden ?? false,
    caption,
    alt,
  }),
  messageFor: (field, { gallery: { fieldErrors } }) =>
    Object.entries(fieldErrors).find(([name]) => name === field)?.[1] ?? fieldErrors.after,
  reorder: (pictures, index, { after = KEEP_POSITION }) => {
    if (after === KEEP_POSITION) return pictures
    if (after === FIRST) return moveTo(pictures, index, 0)
    const position = withoutIndex(pictures, index).findIndex(({ scene }) => scene === after)
    return position < 0 ? pictures : moveTo(pictures, index, position + 1)
  },
}

function setHidden(isHidden: boolean): ListAction<GalleryPicture> {
  return (pictures, index) =>
    pictures.map((picture, position) => (position === index ? { ...picture, isHidden } : picture))
}
