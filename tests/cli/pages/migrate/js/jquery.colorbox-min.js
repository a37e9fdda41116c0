/*! Colorbox 1.6.4, a stand-in for tests */
!function(e){e.fn.colorbox=e.colorbox=function(t){return this.each(function(){e(this).colorbox({open:!0})})}}(jQuery);
