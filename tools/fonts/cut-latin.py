"""Cuts the four Latin font files of app/ui/fonts from those in sources, which hold more letters and every weight.

Run after a change of a source, of a weight or of the letters in app/ui/fonts.css:
    python3 tools/fonts/cut-latin.py
It needs fonttools with brotli (Debian: python3-fonttools, python3-brotli), which no other part of this project needs.
What is cut away and why: docs/performance.md.
"""

import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
FONTS = HERE.parent.parent / "app/ui/fonts"

STYLE_SHEET = FONTS.with_suffix(".css").read_text()

TEXT_WEIGHTS = (450, 700)
SIGN_WEIGHT = 700
# Kerning that does not vary with the weight makes the text font a seventh smaller. With the kerning of this weight, and the steps
# below, no letter is off by more than 17 thousandths of the font size.
KERNING_WEIGHT = 525
# In font units, 2,000 per em: a fifteenth of a pixel at 16 px. Makes the font another twentieth smaller.
KERNING_STEP = 8


def main():
    for suffix in ("", "-more"):
        text = cut("anek-latin", suffix, TEXT_WEIGHTS)
        one_weight = cut("anek-latin", suffix, KERNING_WEIGHT)
        assert text.getGlyphOrder() == one_weight.getGlyphOrder()
        for table in ("GPOS", "GDEF"):
            text[table] = one_weight[table]
        round_kerning(text)
        write(text, f"anek-latin{suffix}")
        write(cut("stick-no-bills-latin", suffix, SIGN_WEIGHT), f"stick-no-bills-latin{suffix}")


def cut(source, suffix, weight):
    """The font with the letters of its unicode-range in the style sheet, in one weight or a range of weights."""
    font = TTFont(HERE / f"sources/{source}.woff2", recalcTimestamp=False)
    letters = subset.parse_unicodes(letters_of(source + suffix))
    # For a letter of the range that the file lacks, a browser would load the file in vain.
    missing = set(letters) - set(font.getBestCmap())
    assert not missing, f"{source} lacks {[hex(letter) for letter in sorted(missing)]}"
    options = subset.Options(layout_features=["*"], hinting=False, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return instantiateVariableFont(font, {"wght": weight})


def letters_of(file):
    face = STYLE_SHEET[STYLE_SHEET.index(f"/{file}.woff2") :]
    return re.search(r"unicode-range:([^;]+);", face).group(1)


def round_kerning(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            if pairs.Format == 1:
                kerned = [pair.Value1 for left in pairs.PairSet for pair in left.PairValueRecord]
            else:
                kerned = [right.Value1 for left in pairs.Class1Record for right in left.Class2Record]
            for value in kerned:
                if value:
                    value.XAdvance = KERNING_STEP * round(value.XAdvance / KERNING_STEP)


def write(font, name):
    font.flavor = "woff2"
    font.save(FONTS / f"{name}.woff2")
    print(f"{name}: {(FONTS / f'{name}.woff2').stat().st_size} bytes")


main()
