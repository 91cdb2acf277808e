import pytest

pytest.register_assert_rewrite("artisans.table")
