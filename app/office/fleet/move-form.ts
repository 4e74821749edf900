import type { RowPosition } from "#app/office/lists/list-page.tsx"
import type { RowFormProps } from "#app/office/lists/row-form.tsx"
import type { FleetMessages } from "./fleet-fields.tsx"

/** The id of the element of a vehicle, a category or an extra in its list. */
export function rowId({ id }: { id: string }): string {
  return `row-${id}`
}

/** The form with arrow buttons that moves a vehicle, a category or an extra up or down by one. `handleMove` handles it. */
export function moveForm(
  id: string,
  name: string,
  { isFirst, isLast }: RowPosition,
  { up, down }: FleetMessages["order"],
): RowFormProps {
  return {
    fields: { id },
    move: {
      up: { value: "up", label: up(name), isAtEnd: isFirst },
      down: { value: "down", label: down(name), isAtEnd: isLast },
    },
  }
}
