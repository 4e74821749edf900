import type { ComponentProps } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { textOf, type View, viewOf } from "#tests/support/document.ts"
import { ListPage } from "./list-page.tsx"

type Fruit = { name: string; price: string }

const FRUITS: Fruit[] = [
  { name: "Mango", price: "120" },
  { name: "Papaya", price: "80" },
]

function render(props: Partial<ComponentProps<typeof ListPage<Fruit>>> = {}): View {
  const html = renderToStaticMarkup(
    <ListPage<Fruit>
      groups={[{ id: "fruits", name: null, caption: "All fruits", entries: FRUITS }]}
      columns={[
        { heading: "Fruit", cell: ({ name }) => name },
        { heading: "Price", variant: "amount", cell: ({ price }) => price },
      ]}
      idOf={({ name }) => `row-${name}`}
      {...props}
    />,
  )
  return viewOf(html)
}

it("shows the columns that the list describes, with the first one as the heading of each row", () => {
  const table = viewOf(render().getByRole("table", { name: "All fruits" }))
  expect(table.getAllByRole("columnheader").map(textOf)).toEqual(["Fruit", "Price"])
  expect(table.getAllByRole("rowheader").map(textOf)).toEqual(["Mango", "Papaya"])
  expect(table.getAllByRole("cell").map(textOf)).toEqual(["120", "80"])
  expect(table.one("#row-Papaya").textContent).toContain("Papaya")
})

it("has a table with a heading for each group", () => {
  const groups = FRUITS.map((fruit) => ({
    id: fruit.name,
    name: `${fruit.name}es`,
    caption: fruit.name,
    entries: [fruit],
  }))
  const view = render({ groups })
  expect(view.getAllByRole("heading").map(textOf)).toEqual(["Mangoes", "Papayaes"])
  expect(viewOf(view.getByRole("region", { name: "Mangoes" })).getAllByRole("row")).toHaveLength(2)
})

it("ends a row with its buttons, and disables the arrow that would move it out of the table", () => {
  const view = render({
    actions: {
      heading: "Change",
      rowForm: ({ name }, { isFirst, isLast }) => ({
        fields: { version: 3 },
        move: {
          up: { value: `up ${name}`, label: `Up: ${name}`, isAtEnd: isFirst },
          down: { value: `down ${name}`, label: `Down: ${name}`, isAtEnd: isLast },
        },
        buttons: [
          { label: "Edit", name: `Edit: ${name}`, href: `/${name}` },
          { label: "Remove", name: `Remove: ${name}`, act: `remove ${name}` },
        ],
      }),
    },
  })
  const row = viewOf(view.one("#row-Mango"))
  expect(row.value("version")).toBe("3")
  expect(row.getByRole("button", { name: "Up: Mango" })).toHaveProperty("disabled", true)
  expect(row.getByRole("button", { name: "Down: Mango" })).toHaveProperty("value", "down Mango")
  expect(row.getByRole("button", { name: "Remove: Mango" })).toHaveProperty("value", "remove Mango")
  expect(row.getByRole("link", { name: "Edit: Mango" }).getAttribute("href")).toBe("/Mango")
})
