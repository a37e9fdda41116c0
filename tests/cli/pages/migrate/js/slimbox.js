var Slimbox={open:function(){}};
